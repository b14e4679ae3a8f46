export { BlockDialog, LimitDialog, NameDialog } from './dialogs';
export { limitsOf, vendorOf } from './client-head';
export { useClientCommands, type Blocking, type ClientCommands, type Limits } from './client-commands';
export { ClientTimeline, type ClientTimelineProps } from './client-timeline';
export { clientText } from './client.text';
