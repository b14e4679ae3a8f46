import type { ReactNode } from 'react';
import { Empty } from '../empty';
import { missingText } from './missing.text';

/** Props of `Missing`. */
export interface MissingProps {
  /** What there is none of: `没有找到这台网关`. */
  title: string;
  /** How such things go: devices are unbound, what somebody made is deleted. */
  gone: 'unbound' | 'deleted';
  /** The way back. */
  action?: ReactNode;
}

/** In place of something whose address names nothing of this account: what is missing, why it may be, and the way back. */
export const Missing = ({ title, gone, action }: MissingProps) => (
  <Empty kind="nothing" title={title} reason={missingText[gone]} action={action} />
);
