import type { cardText } from './cards.text';
import type { Translated } from './words';

/** English names of the cards of the overview. */
export const englishCards: Translated<typeof cardText> = {
  devices: 'Devices online',
  users: 'Users',
  section: 'Income or security',
  traffic: 'Traffic, 7 days',
  wireless: 'Wireless clients and traffic',
  alarms: 'Alarms',
  shortcuts: 'Shortcuts',
  trend: 'Clients online',
  categories: 'Traffic by category',
  'user-model': 'User model',
  'traffic-model': 'Traffic model',
};
