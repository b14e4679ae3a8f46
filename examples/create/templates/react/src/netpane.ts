import { connect } from 'netpane';

connect({
  baseUrl: '{{url}}',
  consoleUrl: '{{url}}',
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
});
