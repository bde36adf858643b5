/** Tells answers to an earlier member's requests from those to the present one's. */
export interface MemberGuard {
  /** Gives a function that is true as long as the present member is the same. */
  watch(): () => boolean;
  /** From now on it is another visitor. */
  change(): void;
}

export function createMemberGuard(): MemberGuard {
  let member = 0;
  return {
    watch() {
      const own = member;
      return () => own === member;
    },
    change() {
      member += 1;
    },
  };
}
