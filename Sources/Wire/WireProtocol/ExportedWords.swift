// Messages and tables share the words of the contract: whoever imports the messages has them.
@_exported import ProtocolWords
