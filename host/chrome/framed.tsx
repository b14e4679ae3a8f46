import { useEffect, useState, type ReactNode } from 'react';
import { useKept } from '../../src/session/use-kept';
import { lazy, Suspense } from '../../src/ui/lazy';
import { areaOf } from '../menu';
import type { Area, Route } from '../routes';
import { Frame } from './frame';
import { dismissed, isPhone } from './phone/is-phone';
import { useMenus } from './use-menus';

const PhoneBar = lazy(() => import('./phone/phone-bar').then((m) => m.PhoneBar));

/** Props of `Framed`. */
export interface FramedProps {
  route: Route;
  /** The gateway in the address; undefined on pages about more than one. */
  gwid: string | undefined;
  /** The page draws its own head. */
  bare: boolean;
  children: ReactNode;
}

/** A page of the main layout with header and menus around it. A page of two areas stays in the one the reader came from. */
export function Framed({ route, gwid, bare, children }: FramedProps) {
  const [before, setBefore] = useState<Area>();
  const area = areaOf(route, before);
  useEffect(() => setBefore(area), [area]);
  const [unwanted, dismiss] = useKept(dismissed, false);
  const { top, left } = useMenus(area);
  return (
    <>
      {isPhone() && !unwanted && (
        <Suspense fallback={<div className="phone-place" />}>
          <PhoneBar route={route} onDismiss={() => dismiss(true)} />
        </Suspense>
      )}
      <Frame route={route} area={area} top={top} left={left} gwid={gwid} bare={bare}>
        {children}
      </Frame>
    </>
  );
}
