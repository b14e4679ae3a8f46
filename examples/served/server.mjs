import { fileURLToPath } from 'node:url';
import { render } from 'netpane/server';
import { serveSite } from 'netpane-example-site';

// The page comes with its data: this server draws the widgets with a token of its reader, and the policy names their styles by
// hash. A token that could not be had leaves the tags bare, and the browser shows why.
serveSite({
  name: '服务器渲染  ',
  port: 8097,
  folders: { '/': fileURLToPath(new URL('page/', import.meta.url)) },
  scopes: ['device:read', 'alarm:read'],
  page: async (html, { netpane, origin, trade }) => {
    const { token = '' } = await trade();
    const reader = { baseUrl: netpane, consoleUrl: netpane, token, origin, timeZone: 'Asia/Shanghai' };
    const devices = await render('device-list', reader);
    const alarms = await render('alarm-list', { ...reader, props: { limit: 4 } });
    return {
      html: html.replace('<!-- devices -->', () => devices.html).replace('<!-- alarms -->', () => alarms.html),
      styles: [devices.style, alarms.style],
    };
  },
});
