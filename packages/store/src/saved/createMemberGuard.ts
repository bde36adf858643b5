/** Distinguishes responses to an earlier member's requests from those to the current one's. */
export interface MemberGuard {
  /** Returns a function that is true as long as the member is the same. */
  createCheck(): () => boolean;
  /** To be called when the visitor changes. */
  invalidate(): void;
}

export function createMemberGuard(): MemberGuard {
  let memberEpoch = 0;
  return {
    createCheck() {
      const epoch = memberEpoch;
      return () => epoch === memberEpoch;
    },
    invalidate() {
      memberEpoch += 1;
    },
  };
}
