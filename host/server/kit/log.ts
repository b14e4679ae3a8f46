/** Takes a line for the operator. */
export type Log = (line: string) => void;
