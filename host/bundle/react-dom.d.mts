/** See `react-dom.mjs`. */
export declare function reactCore(): {
  transform(
    this: { parse: (code: string) => unknown; error: (message: string) => unknown },
    code: string,
    id: string,
  ): { code: string } | null;
};
