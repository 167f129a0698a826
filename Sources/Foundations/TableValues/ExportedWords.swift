// Messages and tables share the words of the contract: whoever imports the values has them.
@_exported import ProtocolWords
