// Messages and tables share the words of the contract: files that import the messages have them.
@_exported import ProtocolWords
