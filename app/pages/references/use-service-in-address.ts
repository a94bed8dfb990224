import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type Service, services } from "#core/services.ts";

const parameter = "service";
export const everything = "all";

/** Keeps the choice of a service and the address alike, so that a choice can be shared. */
export function useServiceInAddress() {
  const { search } = useLocation();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<Service>();

  useEffect(() => {
    const asked = serviceNamed(new URLSearchParams(search).get(parameter));
    const buttons = fieldset.current?.querySelectorAll("input") ?? [];
    const checked = serviceNamed([...buttons].find((button) => button.checked)?.value);
    // Whoever chose before the page came alive keeps the choice.
    const service = asked ?? checked;
    for (const button of buttons) button.checked = button.value === (service ?? everything);
    setChosen(service);
  }, [search]);

  function onChange() {
    const button = fieldset.current?.querySelector<HTMLInputElement>("input:checked");
    const service = serviceNamed(button?.value);
    setChosen(service);
    const url = new URL(location.href);
    if (service) url.searchParams.set(parameter, service);
    else url.searchParams.delete(parameter);
    history.replaceState(history.state, "", url);
  }

  return { fieldset, chosen, onChange };
}

function serviceNamed(name: string | null | undefined): Service | undefined {
  return services.find((service) => service === name);
}
