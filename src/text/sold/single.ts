/** One of what is counted, by the word for many. */
const singles: Readonly<Record<string, string>> = {
  members: 'member',
  gateways: 'gateway',
  cameras: 'camera',
  boxes: 'box',
};

/** What stands after a price or “each”: one of what the name is for; any other name as it is. */
export const single = (name: string): string => singles[name] ?? name;
