import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useWhenTouched } from '../idle';
import { lazy, Suspense } from '../lazy';

/** A question before something happens. */
export interface ConfirmOptions {
  /** `警告` unless told. */
  title?: string;
  /** `是否执行此操作?` unless told. */
  body?: ReactNode;
  /** What it will touch. */
  detail?: ReactNode;
  /** Word on the button that does it; `确定` unless told. */
  confirm?: string;
  /** Word on the button that does not; `取消` unless told. */
  cancel?: string;
  /** The doing button is red and the focus starts on the other one. */
  danger?: boolean;
  /** A word that must be typed before the button works: for what cannot be undone. */
  typeToConfirm?: string;
}

/** Asks; resolves to true when the reader agreed. */
export type Confirm = (options?: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(() => Promise.reject(new Error('useConfirm needs UiRoot above it')));

/** The way to ask before doing. */
export const useConfirm = (): Confirm => useContext(ConfirmContext);

/** Not part of the first load: nobody is asked anything yet. */
const load = () => import('./confirm-dialog').then((m) => m.ConfirmDialog);
const ConfirmDialog = lazy(load);

interface Question extends ConfirmOptions {
  answer: (agreed: boolean) => void;
}

/** Where the questions of everything below appear; a second one waits for the first. Part of `UiRoot`. */
export function ConfirmOutlet({ children }: { children: ReactNode }) {
  useWhenTouched(load);
  const [waiting, setWaiting] = useState<readonly Question[]>([]);
  const ask = useCallback<Confirm>(
    (options = {}) => new Promise((answer) => setWaiting((all) => [...all, { ...options, answer }])),
    [],
  );
  const [question] = waiting;
  const settle = (agreed: boolean) => {
    question?.answer(agreed);
    setWaiting((all) => all.slice(1));
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <Suspense>
          <ConfirmDialog question={question} onSettle={settle} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
