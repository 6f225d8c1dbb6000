/** Remembers what a pure function says of each place in a list, for as long as the list is read. */
export function memoOfIndex<Result>(judge: (index: number) => Result): (index: number) => Result {
  const known = new Map<number, Result>();
  return (index) => {
    const before = known.get(index);
    if (before !== undefined) return before;
    const result = judge(index);
    known.set(index, result);
    return result;
  };
}
