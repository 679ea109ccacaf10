/** One line of the card; a dash without a value. */
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
