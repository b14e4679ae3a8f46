/** What a gateway names among its `capabilities` to be a member, and to carry rules out as one. */
export const abilities = { member: 'sdwan', rules: 'sdwan_rules' } as const;

/** Whether a gateway can do something, as far as it says; one that says nothing is asked. */
export const can = ({ capabilities }: { capabilities: readonly string[] | null }, what: string): boolean =>
  capabilities === null || capabilities.includes(what);
