export function inLanes<S extends { name: string; needs?: string }>(
  steps: readonly S[],
  lanes: number,
  run: (step: S) => Promise<boolean>,
  skip: (step: S) => void,
): Promise<void>;
