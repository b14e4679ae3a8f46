/** Stories stand beside what they show. */
export default {
  stories: '{src,widgets}/**/*.stories.tsx',
  port: 61000,
  addons: {
    theme: { enabled: true, defaultState: 'light' },
    width: { enabled: true, options: { narrow: 360, usual: 1280 }, defaultState: 0 },
  },
};
