import { styled } from 'styled-components';
import { token } from '../../theme';
import { skeletonText } from './skeleton.text';
import { Bone, Waiting } from './skeleton';

/** Props of `PageSkeleton`. */
export interface PageSkeletonProps {
  /** `object`: a name with facts, tabs and panes; `cards`: things beside each other; `form`: fields below each other. */
  shape: 'object' | 'cards' | 'form';
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
`;

const Tabs = styled(Row)`
  padding-bottom: 12px;
  border-bottom: 1px solid ${token('border')};
`;

const Panes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 16px;
`;

const Tiles = styled(Panes)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
`;

const Surface = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  padding: 16px 20px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
`;

const Fields = styled.div`
  display: grid;
  gap: 24px;
  max-width: 480px;
  & > div {
    display: grid;
    gap: 8px;
  }
`;

const facts = ['88px', '120px', '72px', '104px', '96px'];
const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

const shapes = {
  object: (
    <>
      <Bone $width="240px" $height={28} />
      <Row>
        {facts.map((width) => (
          <Bone key={width} $width={width} $height={16} />
        ))}
      </Row>
      <Tabs>
        {facts.map((width) => (
          <Bone key={width} $width="56px" $height={16} />
        ))}
      </Tabs>
      <Panes>
        <Box $height={264} />
        <Box $height={264} />
      </Panes>
      <Box $height={320} />
    </>
  ),
  cards: (
    <Tiles>
      {cards.map((key) => (
        <Box key={key} $height={168} />
      ))}
    </Tiles>
  ),
  form: (
    <Fields>
      {facts.map((width) => (
        <div key={width}>
          <Bone $width={width} />
          <Bone $height={32} />
        </div>
      ))}
    </Fields>
  ),
};

function Box({ $height }: { $height: number }) {
  return (
    <Surface style={{ minHeight: $height }}>
      <Bone $width="96px" $height={16} />
      <Bone $width="84%" />
      <Bone $width="62%" />
      <Bone $width="72%" />
    </Surface>
  );
}

/** Stands for a page that is loading, in the shape of what comes. Not seen during the first 300 ms. */
export const PageSkeleton = ({ shape }: PageSkeletonProps) => (
  <Waiting label={skeletonText.loading} gap={16}>
    {() => shapes[shape]}
  </Waiting>
);
