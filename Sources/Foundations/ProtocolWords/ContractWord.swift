/// An enumeration whose raw values are the words of one list of the contract.
package protocol ContractWord: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
