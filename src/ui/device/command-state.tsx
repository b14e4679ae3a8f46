import { isOver } from '../../api';
import type { Command } from '../../api/contract/command';
import { told } from '../../api/said';
import { commandText } from '../../text/command.text';
import { Status } from '../status';
import { betweenText } from '../../text/between.text';

/** Props of `CommandState`. */
export interface CommandStateProps {
  command: Command | undefined;
  /** Puts what was ordered before how it stands. */
  say: (state: string) => string;
}

/** How an order stands, read out when it changes: done only when the device said so, failed with its own words. */
export function CommandState({ command, say }: CommandStateProps) {
  return (
    <span role="status">
      {command && (
        <Status kind={isOver(command) ? (command.state === 'done' ? 'online' : 'danger') : 'progress'}>
          {say(
            [commandText[command.state], told(command.error, command.error_said)]
              .filter(Boolean)
              .join(betweenText.parts),
          )}
        </Status>
      )}
    </span>
  );
}
