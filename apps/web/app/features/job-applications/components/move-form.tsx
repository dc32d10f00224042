import { Form } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { Move } from '../board-moves.ts';
import type { Application } from '../load-application.server.ts';
import { BOARD, nameOfTarget, targets } from '../model.ts';
import css from './application-page.module.css';

interface MoveFormProps {
  application: Pick<Application, 'id' | 'at'>;
  move: (move: Move) => void;
}

/** Moves an application by its page. Without script the form is sent as it is. */
export function MoveForm({ application: { id, at }, move }: MoveFormProps) {
  return (
    <Form
      method="post"
      action={BOARD}
      className={css.move}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).get('to');
        const to = targets.find((target) => target === chosen);
        if (to && to !== at) move({ id, from: at, to });
      }}
    >
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={at} />
      <SelectField
        label="Pindahkan ke…"
        name="to"
        defaultValue={at}
        options={targets.map((to) => ({ value: to, label: nameOfTarget(to) }))}
      />
      <Button type="submit" variant="secondary">
        Pindahkan
      </Button>
    </Form>
  );
}
