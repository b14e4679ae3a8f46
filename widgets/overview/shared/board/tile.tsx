import { useContext } from 'react';
import type { WallboardCard } from '../../../../src/domain/wallboard';
import { boardText as text } from './board.text';
import { Said } from './canvas.styles';
import { BoardCardsContext, enlargedTo } from './cards';
import type { TileProps } from './frame';
import { AlarmLines } from './tiles/alarm-lines';
import { Clock, Words } from './tiles/content';
import { Course } from './tiles/course';
import { Days } from './tiles/days';
import { Figure } from './tiles/figure';
import { Links } from './tiles/links';
import { SiteLines } from './tiles/site-lines';
import { Squares } from './tiles/squares';
import { Top } from './tiles/top';
import { Verdict } from './tiles/verdict';

/** Draws a tile. */
export function TileView(props: TileProps) {
  const { tile } = props;
  switch (tile.kind) {
    case 'verdict':
      return <Verdict {...props} />;
    case 'sites':
      return <SiteLines {...props} />;
    case 'squares':
      return <Squares {...props} />;
    case 'days':
      return <Days {...props} />;
    case 'figure':
      return <Figure {...props} />;
    case 'course':
      return <Course {...props} />;
    case 'top':
      return <Top {...props} />;
    case 'alarm-list':
      return <AlarmLines {...props} />;
    case 'links':
      return <Links {...props} />;
    case 'clock':
      return <Clock {...props} />;
    case 'text':
      return <Words {...props} />;
    default:
      return <Card kind={tile.kind} {...props} />;
  }
}

/** A card of the overview, enlarged to its tile. */
function Card({ kind, width, height }: TileProps & { kind: WallboardCard }) {
  const draw = useContext(BoardCardsContext);
  if (!draw) return <Said>{text.cardElsewhere}</Said>;
  const { zoom, high } = enlargedTo(kind, width, height);
  // A row of figures that is much lower than its tile stands in the middle, not at the top of an empty pane.
  const alignItems = high < height * 0.6 ? 'center' : undefined;
  // Drawn anew for another size: charts measure themselves once they are there.
  return (
    <div
      key={zoom}
      // Whole pixels: the border at the far edges would be cut off.
      style={{
        zoom,
        width: Math.floor(width / zoom),
        height: Math.floor(height / zoom),
        display: 'grid',
        alignItems,
        overflow: 'hidden',
      }}
    >
      {draw(kind)}
    </div>
  );
}
