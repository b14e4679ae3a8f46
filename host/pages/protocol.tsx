import { styled } from 'styled-components';
import { usePlace } from '../../src/session/place';
import { token } from '../../src/theme';
import { To } from '../../src/ui/link';
import { Logo } from '../../src/ui/logo';
import { Tabs } from '../../src/ui/tabs';
import { protocolText as text } from './protocol.text';

/** `/register_protocol`: user agreement, and with `?doc=privacy` the privacy policy. */
export function ProtocolPage() {
  const { query, setQuery } = usePlace();
  const doc = query.doc === 'privacy' ? 'privacy' : 'agreement';
  const { title, chapters } = text[doc];
  return (
    <Sheet>
      <header>
        <Logo />
        <To to={{ name: 'login' }}>{text.back}</To>
      </header>
      <Tabs
        label={text.documents}
        value={doc}
        onChange={(next) => setQuery({ doc: next === 'privacy' ? next : undefined }, { replace: true })}
        items={[
          { key: 'agreement', label: text.agreement.title },
          { key: 'privacy', label: text.privacy.title },
        ]}
      >
        <article>
          <h1>{title}</h1>
          <p>{text.updated}</p>
          {chapters.map((chapter) => (
            <section key={chapter.title}>
              <h2>{chapter.title}</h2>
              {chapter.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </article>
      </Tabs>
    </Sheet>
  );
}

const Sheet = styled.main`
  max-width: 800px;
  min-height: 100dvh;
  margin: 0 auto;
  padding: 40px 24px 64px;
  font-size: 14px;
  line-height: 24px;
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 24px;
  }
  & h1,
  & h2 {
    color: ${token('text-1')};
    font-weight: 600;
  }
  & h1 {
    margin-top: 8px;
    font-size: 24px;
    line-height: 32px;
  }
  & h2 {
    margin-top: 24px;
    font-size: 15px;
  }
  & p {
    margin-top: 8px;
  }
`;
