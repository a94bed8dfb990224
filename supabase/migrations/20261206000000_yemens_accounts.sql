-- Yemen's account numbers are in the registry, too.

create or replace function private.iban_length(country text)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case
    when country = any ('{NO}') then 15
    when country = any ('{BE}') then 16
    when country = any ('{DK,FI,FK,FO,GL,NL,SD}') then 18
    when country = any ('{MK,SI}') then 19
    when country = any ('{AT,BA,EE,KZ,LT,LU,MN,XK}') then 20
    when country = any ('{CH,HR,LI,LV}') then 21
    when country = any ('{BG,BH,CR,DE,GB,GE,IE,ME,RS,VA}') then 22
    when country = any ('{AE,GI,IL,IQ,OM,SO,TL}') then 23
    when country = any ('{AD,CZ,DZ,ES,MD,PK,RO,SA,SE,SK,TN,VG}') then 24
    when country = any ('{AO,CV,GW,LY,MZ,PT,ST}') then 25
    when country = any ('{IR,IS,TR}') then 26
    when country = any ('{BI,DJ,FR,GR,IT,KM,MC,MG,MR,SM}') then 27
    when country = any ('{AL,AZ,BF,BJ,BY,CG,CI,CM,CY,DO,GT,HN,HU,LB,ML,NE,NI,PL,SN,SV,TD,TG}') then 28
    when country = any ('{BR,EG,GA,PS,QA,UA}') then 29
    when country = any ('{JO,KW,MT,MU,YE}') then 30
    when country = any ('{LC,SC}') then 31
    when country = any ('{RU}') then 33
  end;
$$;
