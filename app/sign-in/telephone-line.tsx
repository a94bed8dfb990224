import { site } from "#content/site.ts";

/** Both offices, to be called. */
export function TelephoneLine() {
  return site.offices.map(({ city, phone }, index) => (
    <span key={city.en}>
      {index > 0 && ", "}
      <a className="telephone" href={phone.href}>
        {phone.text}
      </a>
    </span>
  ));
}
