import type { ReactNode } from 'react';
import { ConfirmOutlet } from '../dialog';
import { LeaveOutlet } from '../form/leave';
import { IconDefaults } from '../icon/provider';
import { lazy, Suspense } from '../lazy';
import { MessageSlot } from '../message';
import { ToastOutlet } from '../toast';
import { Ground } from './root.styles';
import type { WishedProps } from './wished';

/**
 * What every part below counts on: type, resets, icon size, and the places where toasts, questions and messages appear.
 * Stands once at the top of the console and once in every element's shadow root; it takes no room of its own.
 */
export const UiRoot = ({ children }: { children: ReactNode }) => (
  <Ground>
    <IconDefaults>
      <ToastOutlet>
        <ConfirmOutlet>
          <LeaveOutlet>
            <MessageSlot>{children}</MessageSlot>
          </LeaveOutlet>
        </ConfirmOutlet>
      </ToastOutlet>
    </IconDefaults>
  </Ground>
);

const Wished = lazy(() => import('./wished').then((m) => m.Wished));

/** What the page around a widget wishes for besides. */
export const WishedHere = (props: WishedProps) => (
  <Suspense>
    <Wished {...props} />
  </Suspense>
);
