import { words } from './words';

/** A block of code with a button that copies it. */
export function Code({ name, text }: { name: string; text: string }) {
  return (
    <figure className="code">
      <figcaption>
        <span>{name}</span>
        <button type="button" onClick={() => void navigator.clipboard.writeText(text)}>
          {words.copy}
        </button>
      </figcaption>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
