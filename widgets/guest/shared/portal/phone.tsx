import type { CSSProperties, ReactNode } from 'react';
import { PortalPage, type PortalPageProps } from './portal-page';
import { Bar, Glass, Shell, Small } from './portal.styles';
import { phoneText as text } from './portal.text';

/** A guest's page in a telephone, or in the window of a computer, to be tried. */
export const Phone = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <Shell $wide={wide} role="group" aria-label={text.label}>
    <Glass $wide={wide}>
      {!wide && (
        <Bar aria-hidden="true">
          <span>{text.time}</span>
          <i />
          <span>{text.network}</span>
        </Bar>
      )}
      <div>{children}</div>
    </Glass>
  </Shell>
);

interface ThumbSize {
  scale?: number;
  height?: number;
}

/** The page small: a picture of it, nothing to press. `scale` of its 312 px; `height` in px. */
export const PortalThumb = ({ scale = 0.6, height = 180, ...page }: PortalPageProps & ThumbSize) => (
  <Small aria-hidden="true" inert style={{ '--portal-scale': scale, height } as CSSProperties}>
    <div>
      <PortalPage {...page} />
    </div>
  </Small>
);
