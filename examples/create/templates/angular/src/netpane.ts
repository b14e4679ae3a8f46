import { connect } from 'netpane';
// {{english}}

connect({
  baseUrl: '{{url}}',
  consoleUrl: '{{url}}',
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
});
