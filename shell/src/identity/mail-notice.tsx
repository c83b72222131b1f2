import { Link } from 'react-router-dom';

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
