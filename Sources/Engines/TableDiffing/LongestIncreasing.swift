/// Marks a longest strictly increasing subsequence of the non-negative numbers.
///
/// Patience sorting with predecessors: Fredman, "On computing the length of longest increasing
/// subsequences", 1975. O(n log n); O(n) if the numbers increase.
///
/// - Parameter check: Called every few thousand numbers. It may throw to stop.
func longestIncreasing<Failure: Error>(
  _ numbers: [Int], check: () throws(Failure) -> Void
) throws(Failure) -> [Bool] {
  // For each length, the smallest last element of an increasing subsequence, and its index.
  var ends: [Int] = []
  var endPlaces: [Int32] = []
  var previous = [Int32](repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() where number >= 0 {
    if place & 0xFFF == 0xFFF { try check() }
    let length = firstEnd(notBelow: number, in: ends)
    if length > 0 { previous[place] = endPlaces[length - 1] }
    if length == ends.count {
      ends.append(number)
      endPlaces.append(Int32(truncatingIfNeeded: place))
    } else {
      ends[length] = number
      endPlaces[length] = Int32(truncatingIfNeeded: place)
    }
  }
  var isMember = [Bool](repeating: false, count: numbers.count)
  var place = endPlaces.last ?? -1
  while place >= 0 {
    isMember[Int(place)] = true
    place = previous[Int(place)]
  }
  return isMember
}

/// The same without cancellation.
func longestIncreasing(_ numbers: [Int]) -> [Bool] {
  longestIncreasing(numbers) { () throws(Never) in }
}

private func firstEnd(notBelow number: Int, in ends: [Int]) -> Int {
  guard let last = ends.last, number <= last else { return ends.count }
  var low = 0
  var high = ends.count - 1
  while low < high {
    let middle = (low + high) / 2
    if ends[middle] < number {
      low = middle + 1
    } else {
      high = middle
    }
  }
  return low
}
