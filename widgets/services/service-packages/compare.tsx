import type { Service } from '../../../src/api/contract/service';
import { Check } from '../../../src/ui/icon';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { Compare } from './service-packages.styles';
import { servicePackagesText as text } from './service-packages.text';

/** What each package holds, row by row. */
export const CompareTable = ({ service }: { service: Service }) => (
  // Reachable by keyboard, since it scrolls where there is little room.
  <Compare tabIndex={0} aria-label={text.compare}>
    <h2 part="heading">{text.compare}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          {service.tiers.map((tier) => (
            <th key={tier.key} scope="col">
              {tier.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {service.compare.map((row) => (
          <tr key={`${row.group} ${row.name}`}>
            <th scope="row">{row.name}</th>
            {row.values.map((value, at) => {
              const tier = service.tiers[at];
              return (
                <td
                  key={tier?.key ?? at}
                  {...(tier?.recommended && { 'data-best': '' })}
                  {...(value === false && { 'data-no': '' })}
                >
                  {value === true ? (
                    <>
                      <Check aria-hidden />
                      <VisuallyHidden>{text.yes}</VisuallyHidden>
                    </>
                  ) : value === false ? (
                    <>
                      <span aria-hidden>—</span>
                      <VisuallyHidden>{text.no}</VisuallyHidden>
                    </>
                  ) : (
                    value
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </Compare>
);
