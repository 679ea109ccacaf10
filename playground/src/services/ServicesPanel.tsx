import { useState } from 'react'
import { readServices, type ServiceFault, setFault } from './sandboxControl.ts'

const faults: readonly { mode: ServiceFault; label: string }[] = [
  { mode: 'none', label: 'works' },
  { mode: 'down', label: 'closes the connection' },
  { mode: 'slow', label: 'answers 3 s late' },
  { mode: 'never', label: 'never answers' },
  { mode: 'html', label: 'responds with a web page' },
  { mode: 'malformed', label: 'responds with invalid JSON' },
  { mode: 'status', label: 'responds with status 503' },
]

/** Injects faults into the sandbox's services, until they are cleared or the sandbox stops. */
export function ServicesPanel() {
  const [services, setServices] = useState<readonly string[]>([])
  const [problem, setProblem] = useState('')

  function load() {
    readServices().then(setServices, (error) => setProblem(`The sandbox did not respond: ${error.message}`))
  }

  function change(service: string, mode: ServiceFault) {
    setProblem('')
    setFault(service, mode).catch((error) => setProblem(`The sandbox rejected the request: ${error.message}`))
  }

  return (
    // Requests nothing until the panel is open: the playground itself calls no service.
    <details
      className="panel"
      data-testid="services-panel"
      onToggle={(event) => event.currentTarget.open && load()}
    >
      <summary>
        Services <span className="tally">sandbox</span>
      </summary>
      <div className="services">
        {services.map((service) => (
          <div key={service} className="service">
            <label htmlFor={`fault-${service}`}>
              <code>{service}</code>
            </label>
            <select
              id={`fault-${service}`}
              onChange={(event) => change(service, event.target.value as ServiceFault)}
            >
              {faults.map(({ mode, label }) => (
                <option key={mode} value={mode}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <p role="status">{problem}</p>
    </details>
  )
}
