/**
 * PGlite is one connection, and a request to it spans several statements (begin, set role, query, commit). Letting
 * two requests interleave would mix their transactions, so work takes turns: one piece runs to its end before the
 * next begins. A piece that fails does not hold up the ones behind it.
 */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

export type InTurn = ReturnType<typeof createTurns>;
