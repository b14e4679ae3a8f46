import { translate } from '../../../../src/text/words';
import type { scopeNames } from './scopes.text';

translate<typeof scopeNames>('scopeNames', {
  'device:read': 'See devices',
  'device:write': 'Change devices',
  'device:manage':
    'Restart, upgrade and unbind devices, restore and delete backups, delete networks, tunnels and TV boxes, share Wi-Fi passwords',
  'alarm:read': 'See alarms',
  'alarm:write': 'Handle alarms',
  'client:read': 'See online users',
  'client:write': 'Manage online users',
  'stats:read': 'See statistics',
  'message:read': 'See messages',
  'promotion:read': 'See promotions',
});
