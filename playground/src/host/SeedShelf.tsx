import { seeds } from './seeds.ts'

/** Example content: this week's packets. */
export function SeedShelf() {
  return (
    <section className="shelf" aria-labelledby="shelf-title">
      <div className="shelf-head">
        <h2 id="shelf-title">On the shelf this week</h2>
        <p>Four drawers, open to card holders.</p>
      </div>
      <ul className="packets">
        {seeds.map((seed) => (
          <li key={seed.latin} className="packet" data-tint={seed.tint}>
            <span className="packet-art" aria-hidden="true" />
            <h3>{seed.name}</h3>
            <p className="latin" lang="la">
              {seed.latin}
            </p>
            <p className="packet-foot">
              <span>{seed.sow}</span>
              <span>{seed.packets} left</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
