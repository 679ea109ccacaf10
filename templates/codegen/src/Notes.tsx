import { useListNotes } from './api/guestbook/react.ts'
import { guestbook } from './guestbook.ts'

/** All notes of the guestbook. Adding one reads them again. */
export function Notes() {
  const { data, error, isPending } = useListNotes(guestbook)
  if (isPending) return <p className="session">…</p>
  if (error) return <p role="alert">The guestbook does not answer: {error.message}</p>
  return (
    <ul aria-label="Notes">
      {data.notes.map(({ id, author, text }) => (
        <li key={id}>
          {text} <small>{author}</small>
        </li>
      ))}
    </ul>
  )
}
