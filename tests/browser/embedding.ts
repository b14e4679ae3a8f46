/** Twelve widgets of one page, as a partner's overview would have them. */
export const twelve = [
  'device-counts',
  'alarm-summary',
  'user-counts',
  'week-traffic',
  'wireless-summary',
  'client-trend',
  'flow-categories',
  'user-model',
  'traffic-model',
  'alarm-list',
  'device-list',
  'online-users',
] as const;

/** For a page: `painted(element)` says whether an element shows what it is for, and nothing in it still loads. */
export const painted = `window.painted = (element) => {
  const root = element.shadowRoot;
  if (!root || !element.offsetHeight) return false;
  const text = root.textContent ?? '';
  return text.trim() !== '' && !text.includes('正在加载') && !root.querySelector('[aria-busy=true]');
};`;
