import { site } from "#content/site.ts";

/** Links to the telephone numbers of both offices. */
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
