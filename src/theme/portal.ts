/** Colours of a guest's page that no house chooses: it looks the same in both themes, because guests have none. */
export const portalColours = {
  ink: '#2A2620',
  soft: '#5B5446',
  line: '#D6CFBF',
  edge: '#8E8676',
  white: '#FFFFFF',
  sun: '#E3A24B',
  sky: '#EADFC9',
  danger: '#B3261E',
  /** The telephone around it. */
  body: '#16181C',
  rim: 'rgba(127, 127, 127, 0.35)',
} as const;
