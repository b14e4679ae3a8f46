import type { PortalArt } from '../../../../src/domain/guest';
import { portalColours as colour } from '../../../../src/theme/portal';

/** A drawing at the head of a guest's page, in the house's colour. Plain: nothing but the colour. */
export function Art({ art, accent }: { art: PortalArt; accent: string }) {
  return (
    <svg viewBox="0 0 390 216" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="390" height="216" fill={art === 'plain' ? accent : colour.sky} />
      {art === 'plain' ? null : shapes[art](accent)}
    </svg>
  );
}

const shapes: Readonly<Record<Exclude<PortalArt, 'plain'>, (accent: string) => React.ReactNode>> = {
  hills: (accent) => (
    <>
      <circle cx="284" cy="56" r="42" fill={colour.sun} />
      <path d="M0 122 82 44l76 84 52-106 96 118 84-72v148H0z" fill={accent} opacity=".45" />
      <path d="M0 168 64 118l82 52 84-84 82 82 78-50v98H0z" fill={accent} opacity=".75" />
      <path d="M0 190 90 164l84 22 110-38 106 34v34H0z" fill={accent} />
    </>
  ),
  waves: (accent) => (
    <>
      <circle cx="84" cy="62" r="34" fill={colour.sun} />
      <path d="M0 112c64-38 112 30 196 4s118-52 194-18v118H0z" fill={accent} opacity=".4" />
      <path d="M0 148c72-30 128 26 202 4s122-40 188-10v74H0z" fill={accent} opacity=".7" />
      <path d="M0 186c66-22 126 18 196 2s124-26 194-4v32H0z" fill={accent} />
    </>
  ),
  city: (accent) => (
    <>
      <circle cx="312" cy="50" r="26" fill={colour.sun} />
      <path d="M20 216V96h46v120zm62 0V58h54v158zm150 0V40h44v176zm60 0V104h60v112z" fill={accent} opacity=".45" />
      <path
        d="M0 216v-76h44v76zm54 0v-54h60v54zm66 0V118h50v98zm64 0V92h48v124zm62 0v-70h52v70zm66 0v-44h78v44z"
        fill={accent}
      />
    </>
  ),
  leaves: (accent) => (
    <>
      <circle cx="196" cy="120" r="74" fill={colour.sun} opacity=".55" />
      <path
        d="M-10 216C20 110 96 96 148 60c4 92-54 146-158 156zm410 0c-30-106-106-120-158-156-4 92 54 146 158 156z"
        fill={accent}
        opacity=".6"
      />
      <path
        d="M60 216c20-70 70-92 130-128 20 80-30 120-70 128zm270 0c-16-54-56-74-104-98-14 60 22 92 54 98z"
        fill={accent}
      />
    </>
  ),
};
