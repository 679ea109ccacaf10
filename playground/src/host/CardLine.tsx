/** One ruled line of the card; a dash where there is nothing yet. */
export function CardLine({
  label,
  value,
  testId,
}: {
  label: string
  value: string | undefined
  testId: string
}) {
  return (
    <div className="card-line">
      <dt>{label}</dt>
      <dd data-testid={testId} translate="no">
        {value || '–'}
      </dd>
    </div>
  )
}
