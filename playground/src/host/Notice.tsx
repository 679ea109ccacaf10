import type { ReactNode } from 'react'

/** A problem of the page's own set-up, said where nobody can miss it. */
export function Notice({ title, children, testId }: { title: string; children: ReactNode; testId: string }) {
  return (
    <div className="notice" role="alert" data-testid={testId}>
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  )
}
