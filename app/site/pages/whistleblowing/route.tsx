import LegalPage from "#app/site/legal/legal-page.tsx";

export default LegalPage;
