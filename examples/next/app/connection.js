'use client';

import { connect } from 'netpane';

// When this file is loaded, not in an effect: elements of the page's HTML begin before effects run. The server draws no widget.
if (typeof document !== 'undefined') {
  const netpane = document.querySelector('meta[name=netpane]').content;
  connect({
    baseUrl: netpane,
    consoleUrl: netpane,
    token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
  });
}
