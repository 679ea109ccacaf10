import type { ReactNode } from 'react'

/** A problem with the page's own setup. */
export function Notice({ title, children, testId }: { title: string; children: ReactNode; testId: string }) {
  return (
    <div className="notice" role="alert" data-testid={testId}>
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  )
}
