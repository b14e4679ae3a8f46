export { Segmented, type Segment, type SegmentedProps } from './segmented';
