export { ClientTimeline } from './client-timeline';
export { clientTimelineContract } from './client-timeline.contract';
