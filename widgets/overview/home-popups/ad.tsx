import { useEffect } from 'react';
import { styled } from 'styled-components';
import { beijing } from '../../../src/domain/time';
import { adTarget, type AdTarget } from '../../../src/domain/links';
import type { HomeAds } from '../shared/home-ads';
import { token } from '../../../src/theme';
import { Button, IconButton } from '../../../src/ui/button';
import { BareDialog } from '../../../src/ui/dialog';
import { X } from '../../../src/ui/icon';
import { homePopupsText } from './home-popups.text';

const text = homePopupsText.ad;

interface AdProps {
  ad: NonNullable<HomeAds['home_middle']>;
  /** It is on the screen. */
  onShow: () => void;
  /** The reader follows it; it is gone by then. */
  onFollow: (target: AdTarget) => void;
  onClose: () => void;
}

/** The pop-up ad: a picture, its words below, the way out beside it. */
export function Ad({ ad, onShow, onFollow, onClose }: AdProps) {
  const { ad_id, image, title, body, action, links, ends_at } = ad;
  useEffect(() => onShow(), [ad_id, onShow]);
  const target = adTarget(links);
  const moment = Date.parse(ends_at);
  const ends = Number.isNaN(moment) ? undefined : beijing(moment - 1).day;
  const picture = image ? <img src={image} alt={title} /> : <h2 part="heading">{title || text.label}</h2>;
  return (
    <BareDialog label={text.label} width={480} onClose={onClose}>
      <Box>
        {target ? (
          <Picture type="button" aria-label={title || text.open} onClick={() => onFollow(target)}>
            {picture}
          </Picture>
        ) : (
          picture
        )}
        <Foot>
          <span>
            <b>{body}</b>
            {ends && <small>{text.note(text.day(Number(ends.slice(5, 7)), Number(ends.slice(8))))}</small>}
          </span>
          {target && (
            <Button variant="primary" data-autofocus="" onClick={() => onFollow(target)}>
              {action || text.open}
            </Button>
          )}
        </Foot>
      </Box>
      <Corner>
        <IconButton label={homePopupsText.close} hint="none" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Corner>
    </BareDialog>
  );
}

export const Box = styled.div`
  border-radius: ${token('radius-4')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-3')};
  overflow: hidden;
  & > img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const Picture = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: none;
  background: none;
  cursor: pointer;
  & > img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

export const Foot = styled.footer.attrs({ role: 'none' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 16px 24px;
  & b {
    display: block;
    color: ${token('text-1')};
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

/** Beside the box; above its corner where the window leaves no room there. */
export const Corner = styled.div`
  position: absolute;
  top: 0;
  right: -48px;
  border-radius: ${token('radius-2')};
  background: ${token('surface-raised')};
  @media (max-width: 600px) {
    top: 8px;
    right: 8px;
  }
`;
