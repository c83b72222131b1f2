import { Link } from 'react-router-dom';

/** What became of a mail: on its way, or in the outbox of this machine. */
export function MailNotice({ outbox, children }: { outbox: boolean; children: string }) {
  return (
    <p role="status">
      {children}
      {outbox && (
        <>
          {' '}
          No mail server is set up here: <Link to="/outbox">read it in the outbox</Link>.
        </>
      )}
    </p>
  );
}
