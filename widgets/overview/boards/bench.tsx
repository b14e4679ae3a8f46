import type { BoardDocument, BoardTheme, Place } from '../../../src/domain/board';
import { boardThemes, isCard } from '../../../src/domain/board';
import { Segmented } from '../../../src/ui/segmented';
import { Status } from '../../../src/ui/status';
import { picture } from '../shared/board/canvas';
import { Stage } from '../shared/board/stage';
import { useRoom } from '../shared/board/use-room';
import type { Draft, Tile } from './boards.model';
import { BenchBar, BenchRoom } from './boards.styles';
import { boardsText as text } from './boards.text';
import { Grid } from './grid';

/** What the middle shows. */
export type Mode = 'edit' | 'hd' | 'uhd';

interface BenchProps {
  name: string;
  document: Draft['document'];
  screen: Draft['document']['screens'][number];
  mode: Mode;
  editable: boolean;
  selected: string;
  onMode: (mode: Mode) => void;
  onTheme: (theme: BoardTheme) => void;
  onSelect: (id: string) => void;
  onPlace: (tile: Tile, place: Place) => void;
  onCopy: (tile: Tile) => void;
  onRemove: (tile: Tile) => void;
  onSay: (words: string) => void;
}

/** The screen that is worked on, or the board as it plays. */
export function Bench(props: BenchProps) {
  const { name, document, screen, mode, editable, onMode, onTheme } = props;
  const { room, size } = useRoom();
  const larger = mode === 'uhd' ? 2 : 1;
  const [width, height] = [picture.width * larger, picture.height * larger];
  const zoom = size ? Math.max(0.05, Math.min(size[0] / width, size[1] / height)) : 0;
  const modes = (['edit', 'hd', 'uhd'] as const).filter((value) => editable || value !== 'edit');
  return (
    <>
      <BenchBar>
        <Segmented
          size="sm"
          label={text.mode}
          value={!editable && mode === 'edit' ? 'hd' : mode}
          onChange={onMode}
          options={modes.map((value) => ({ value, label: text.modes[value] }))}
        />
        {editable && (
          <Segmented
            size="sm"
            label={text.theme}
            value={document.theme}
            onChange={onTheme}
            options={boardThemes.map((value) => ({ value, label: text.themes[value] }))}
          />
        )}
        {screen.tiles.some(({ kind }) => isCard(kind)) ? (
          <Status kind="warning">{text.small}</Status>
        ) : (
          <Status kind="online">{text.readable}</Status>
        )}
        <small>
          {width} × {height} · {Math.round(zoom * 100)}%
        </small>
      </BenchBar>
      <BenchRoom ref={room}>
        {size &&
          (mode === 'edit' && editable ? (
            <Grid {...props} tiles={screen.tiles} theme={document.theme} zoom={zoom} />
          ) : (
            // As large as the screen would be, and all of it made smaller: lines are as thin as they would be there.
            <div style={{ zoom }}>
              <Stage name={name} document={document as BoardDocument} width={width} height={height} simulated={false} />
            </div>
          ))}
      </BenchRoom>
    </>
  );
}
